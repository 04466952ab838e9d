/** Where a reward is. Nothing is stored until it is sent. */
export const deliveryStatuses = ['sent', 'delivered'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

export const deliveryStatusTexts: Record<DeliveryStatus, string> = {
  sent: 'Reward sent',
  delivered: 'Reward delivered',
}

export const deliveryTexts = {
  title: 'Rewards',
  about: 'Mark what you have sent and what has arrived. Your backers see it.',
  line: (waiting: number, sent: number, delivered: number) =>
    `${waiting} to send · ${sent} sent · ${delivered} delivered`,
  allSent: 'Mark all as sent',
  allDelivered: 'Mark all as delivered',
  saving: 'Saving …',
} as const

export const deliveryMessages = {
  notDelivering: 'Rewards can be marked after the campaign was paid out.',
} as const
