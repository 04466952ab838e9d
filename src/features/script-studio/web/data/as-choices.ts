/** The specification's values are what people read, too. */
export const asChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
