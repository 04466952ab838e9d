import type { NormalizedEvent } from '../domain/normalize-event.ts'

type Stored = { [Field in keyof NormalizedEvent]: NormalizedEvent[Field] | null } & {
  happenedAt: Date
  receivedAt?: Date
  details: NormalizedEvent['details']
}

/** A flat object with the field names of the specification. */
export function presentEvent(event: Stored) {
  const { details } = event
  return {
    id: event.id,
    type: event.type,
    eventType: details.eventType,
    sessionId: event.sessionId,
    timestamp: event.happenedAt.getTime(),
    createdAt: event.receivedAt?.toISOString(),
    pageUrl: event.page,
    pageTitle: details.pageTitle,
    referrer: details.referrer,
    utmSource: event.utmSource ?? undefined,
    utmMedium: event.utmMedium ?? undefined,
    utmCampaign: event.utmCampaign ?? undefined,
    userAgent: details.userAgent,
    viewport: details.viewport,
    action: details.action,
    name: event.name ?? undefined,
    category: event.category ?? undefined,
    elementType: details.elementType,
    elementId: details.elementId,
    className: details.className,
    href: details.href,
    text: details.text,
    ariaLabel: details.ariaLabel ?? undefined,
    dataTrack: details.dataTrack,
    scrollDepth: details.scrollDepth,
    timeOnPage: details.timeOnPage,
    buttonText: details.buttonText,
    location: details.location,
    variantId: event.variant ?? undefined,
    userType: details.userType,
    stepNumber: event.stepNumber ?? undefined,
    role: event.role ?? undefined,
    tabName: event.tabName ?? undefined,
    answersSummary: details.answersSummary,
    source: details.source,
    formData: details.formData,
  }
}
