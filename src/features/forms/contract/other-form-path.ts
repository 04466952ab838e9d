/** Endpoint for form types without their own table. */
export const otherFormPath = (formType: string) => `/api/forms/${formType}`
