const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** For the start of a heading: 'Three funding models'. */
export const countInWords = (count: number): string => words[count] ?? String(count)
