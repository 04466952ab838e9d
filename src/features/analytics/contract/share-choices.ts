export const shareDays = [7, 30, 90] as const
export type ShareDays = (typeof shareDays)[number]

export const maxShareLinks = 50

export const sharedReportPath = (token: string) => `/api/shared-reports/${token}`
