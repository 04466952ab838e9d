/** Where a form of a type without a collection of its own is sent to. */
export const otherFormPath = (formType: string) => `/api/forms/${formType}`
