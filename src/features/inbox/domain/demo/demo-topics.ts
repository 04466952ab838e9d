import { backerTopics } from './backer-topics.ts'
import { creatorTopics } from './creator-topics.ts'
import type { DemoTopic } from './demo-topic.ts'
import { visitorTopics } from './visitor-topics.ts'

const other: DemoTopic = {
  about: '',
  tag: 'faq',
  reply: 'Thank you for writing! We’ll get back to you with the details this week.',
  answer: 'Thank you, that is soon enough.',
}

const topics = [...creatorTopics, ...backerTopics, ...visitorTopics]

export const findDemoTopic = (message: string) => topics.find(({ about }) => message.includes(about)) ?? other
