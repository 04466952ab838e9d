/** Google's branding rules require its logo in color. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true" className="shrink-0">
      <path
        fill="#4285F4"
        d="M23 12.27c0-.8-.07-1.56-.2-2.3H12v4.36h6.17a5.27 5.27 0 0 1-2.29 3.46v2.83h3.64C21.66 18.66 23 15.73 23 12.27Z"
      />
      <path
        fill="#34A853"
        d="M12 23.5c3.1 0 5.7-1.03 7.6-2.78l-3.7-2.87c-1.03.69-2.34 1.1-3.9 1.1-3 0-5.54-2.03-6.45-4.75H1.8v2.93A11.5 11.5 0 0 0 12 23.5Z"
      />
      <path fill="#FBBC05" d="M5.55 14.2a6.9 6.9 0 0 1 0-4.4V6.87H1.8a11.5 11.5 0 0 0 0 10.26l3.75-2.93Z" />
      <path
        fill="#EA4335"
        d="M12 5.05c1.69 0 3.2.58 4.4 1.72l3.27-3.27A11.02 11.02 0 0 0 12 .5 11.5 11.5 0 0 0 1.8 6.87L5.55 9.8C6.46 7.08 9 5.05 12 5.05Z"
      />
    </svg>
  )
}
