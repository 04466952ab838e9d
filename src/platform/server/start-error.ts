/** Prevents the server from starting and can be fixed by the operator, so it is shown as one line. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
