import type { NoteKind } from '../../../contract/notes.ts'
import type { Blank } from './phrases.ts'

const blank = (kind: NoteKind, lead: string, question: Blank['question']): Blank => ({ kind, lead, question })
const about = (topic: string) => (topic ? ` about ${topic}` : '')
const withTopic = (topic: string) => (topic ? ` with ${topic}` : '')

/** What a creator is asked, by the label that stands in the script. */
export const englishBlanks: Record<string, Blank> = {
  'what people get wrong': blank(
    'mistake',
    'The mistake:',
    (topic) => `What do people get wrong${about(topic)}?`,
  ),
  'how you noticed': blank('moment', 'How I noticed:', () => 'How did you notice?'),
  'what it led to': blank('result', 'What it led to:', () => 'What happened because of it?'),
  'what you do instead': blank('fix', 'What I do instead:', () => 'What do you do instead?'),
  'how you can tell it worked': blank(
    'result',
    'How I can tell it worked:',
    () => 'How can you tell it worked?',
  ),
  'the question people ask you': blank(
    'question',
    'The question:',
    (topic) => `Which question do people ask you${about(topic)}? In at most 12 words.`,
  ),
  'your answer in one sentence': blank(
    'opinion',
    'My answer:',
    () => 'What is your answer, in one sentence?',
  ),
  'why you answer it that way': blank('opinion', 'Why:', () => 'Why do you answer it that way?'),
  'one time it happened to you': blank(
    'moment',
    'For example:',
    (topic) => `When did that happen to you${withTopic(topic)}?`,
  ),
  'when the answer is different': blank(
    'opinion',
    'The exception:',
    () => 'When is the answer a different one?',
  ),
  'a number that surprised you': blank(
    'number',
    'The number:',
    (topic) => `Which number${about(topic)} surprised you?`,
  ),
  'where the number comes from': blank(
    'moment',
    'Where it comes from:',
    () => 'Where does the number come from?',
  ),
  'what you expected': blank('opinion', 'What I expected:', () => 'What had you expected?'),
  'what you changed': blank('fix', 'What I changed:', () => 'What did you change?'),
  'what it was like before': blank(
    'before-after',
    'Before:',
    (topic) => `What was it like before${withTopic(topic)}?`,
  ),
  'what it is like now': blank('result', 'Now:', () => 'What is it like now?'),
  'what made the difference': blank('fix', 'What made the difference:', () => 'What made the difference?'),
  'where you were': blank(
    'moment',
    'Where I was:',
    (topic) => `Think of one day${withTopic(topic)}. Where were you, and what did you see?`,
  ),
  'what went wrong': blank('mistake', 'Then this:', () => 'What went wrong?'),
  'what you did next': blank('fix', 'What I did next:', () => 'What did you do next?'),
  'how it ended': blank('result', 'How it ended:', () => 'How did it end?'),
  'the first thing you use': blank(
    'thing',
    'First:',
    (topic) => `What is the first thing you use${topic ? ` for ${topic}` : ''}?`,
  ),
  'what the first one does for you': blank(
    'opinion',
    'What it does for me:',
    () => 'What does the first one do for you?',
  ),
  'the second thing you use': blank('thing', 'Second:', () => 'What is the second thing?'),
  'what the second one does for you': blank(
    'opinion',
    'What that one does for me:',
    () => 'What does the second one do for you?',
  ),
  'the third thing you use': blank('thing', 'Third:', () => 'What is the third thing?'),
  'what you use for it': blank(
    'thing',
    'What I use:',
    (topic) => `What do you use${topic ? ` for ${topic}` : ''}?`,
  ),
  'what you would tell a beginner': blank(
    'opinion',
    'What I would tell a beginner:',
    () => 'What would you tell a beginner?',
  ),
  'what somebody told you': blank(
    'quote',
    'What somebody told me:',
    (topic) => `Which sentence${about(topic)} did somebody tell you that stayed? Who said it?`,
  ),
  'what you think of it today': blank(
    'opinion',
    'What I think of it today:',
    () => 'What do you think of it today?',
  ),
  'what you believe that others do not': blank(
    'opinion',
    'What I believe:',
    (topic) => `What do you believe${about(topic)} that others do not?`,
  ),
  'number one': blank('opinion', 'One:', () => 'What is number one?'),
  'an example of number one': blank('moment', 'An example:', () => 'What is an example of number one?'),
  'number two': blank('opinion', 'Two:', () => 'What is number two?'),
  'an example of number two': blank(
    'moment',
    'An example of that:',
    () => 'What is an example of number two?',
  ),
  'number three': blank('opinion', 'Three:', () => 'What is number three?'),
  'your topic': blank('thing', '', () => 'What is this video about?'),
  'it in five words': blank('moment', '', () => 'Say it in at most five words, for the hook.'),
}
