/** Two poles, one after the other. Neither ever answers louder than it was asked. `cutoff` is in cycles a sample. */
export function createLowPass(cutoff: number) {
  const share = 1 - Math.exp(-2 * Math.PI * cutoff)
  let [first, second] = [0, 0]
  return (sample: number): number => {
    first += share * (sample - first)
    second += share * (first - second)
    return second
  }
}
