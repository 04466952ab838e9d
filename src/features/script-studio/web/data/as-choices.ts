/** The specification's values are also the labels. */
export const asChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
