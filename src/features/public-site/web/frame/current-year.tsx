const year = String(new Date().getFullYear())

/** The HTML holds the year of the build; in the browser it becomes the reader's. */
export function CurrentYear() {
  return (
    <span suppressHydrationWarning ref={(element) => void (element && (element.textContent = year))}>
      {year}
    </span>
  )
}
