const year = String(new Date().getFullYear())

/** The prerendered HTML contains the year of the build; the browser replaces it with the current year. */
export function CurrentYear() {
  return (
    <span suppressHydrationWarning ref={(element) => void (element && (element.textContent = year))}>
      {year}
    </span>
  )
}
