const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** For headings that start with a number: 'Three funding models'. */
export const countInWords = (count: number): string => words[count] ?? String(count)
