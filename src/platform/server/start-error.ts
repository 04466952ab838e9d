/** Something that keeps the server from starting and that the person at the terminal can mend: shown as one line. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
