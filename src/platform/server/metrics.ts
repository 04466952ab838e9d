import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Prometheus metrics. Labels use route patterns, not URLs, to bound their cardinality. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of API requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const files = new Counter({
    name: 'http_site_files_total',
    help: 'Pages and static files served from memory',
    labelNames: ['status'],
    registers: [registry],
  })
  const rejections = new Counter({
    name: 'unhandled_rejections_total',
    help: 'Unhandled promise rejections',
    registers: [registry],
  })
  // Resolved once, because label lookup dominates the cost of counting a page.
  const sent = { 200: files.labels('200'), 304: files.labels('304'), 404: files.labels('404') }
  return {
    requestDone: (method: string, route: string, status: number, seconds: number) =>
      duration.observe({ method, route, status }, seconds),
    siteFileSent: (status: 200 | 304 | 404) => sent[status].inc(),
    unhandledRejection: () => rejections.inc(),
    contentType: registry.contentType,
    read: () => registry.metrics(),
  }
}
