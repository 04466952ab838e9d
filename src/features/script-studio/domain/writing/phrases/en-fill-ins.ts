import { capitalize } from '../sentences.ts'
import type { FillIn } from './phrases.ts'

const fillIn = (
  structure: FillIn['structure'],
  title: FillIn['title'],
  hooks: FillIn['hooks'],
  labels: readonly string[],
  ask: string,
): FillIn => ({ structure, title, hooks, blanks: labels, ask })

const five = '[it in five words]'

/** Scripts to fill in, one for each way to tell something that only the creator knows. */
export const englishFillIns: readonly FillIn[] = [
  fillIn(
    'myth',
    (topic) => `What people get wrong about ${topic}`,
    (topic) => [
      ['question', `What do people get wrong about ${topic}?`],
      ['consequence', `${five}. That is the mistake.`],
      ['topic', `${capitalize(topic)}: here is what goes wrong.`],
    ],
    [
      'what people get wrong',
      'how you noticed',
      'what it led to',
      'what you do instead',
      'how you can tell it worked',
    ],
    'Have you done it too? Tell me in the comments.',
  ),
  fillIn(
    'question',
    (topic) => `The question people ask me about ${topic}`,
    (topic) => [
      ['question', '[the question people ask you]'],
      ['consequence', `${five}. That is my answer.`],
      ['topic', `You asked about ${topic}. Here is my answer.`],
    ],
    [
      'the question people ask you',
      'your answer in one sentence',
      'why you answer it that way',
      'one time it happened to you',
      'when the answer is different',
    ],
    'What is your answer? Tell me in the comments.',
  ),
  fillIn(
    'proof',
    (topic) => `The number about ${topic} that surprised me`,
    (topic) => [
      ['number', `${five}. That is the number.`],
      ['question', `What would you guess about ${topic}?`],
      ['topic', `One number about ${topic}.`],
    ],
    [
      'a number that surprised you',
      'what you expected',
      'where the number comes from',
      'what you changed',
      'what you think of it today',
    ],
    'What is your number? Write it in the comments.',
  ),
  fillIn(
    'before-after',
    (topic) => `${capitalize(topic)}: before and after`,
    (topic) => [
      ['consequence', `${five}. That is the after.`],
      ['topic', `${capitalize(topic)}, before and after.`],
      ['question', `${capitalize(topic)}: what would you change first?`],
    ],
    [
      'what it was like before',
      'what you changed',
      'what made the difference',
      'what it is like now',
      'how you can tell it worked',
    ],
    'What would you change first? Tell me in the comments.',
  ),
  fillIn(
    'story',
    (topic) => `${capitalize(topic)}: one day I remember`,
    (topic) => [
      ['moment', `${five}. I remember the day.`],
      ['topic', `${capitalize(topic)}: let me tell you about one day.`],
      ['question', `${capitalize(topic)}: what was your worst day?`],
    ],
    ['where you were', 'what went wrong', 'what you did next', 'how it ended', 'what you think of it today'],
    'Has this happened to you? Tell me in the comments.',
  ),
  fillIn(
    'list',
    (topic) => `${capitalize(topic)}: 3 things I use`,
    (topic) => [
      ['topic', `${capitalize(topic)}: three things I use.`],
      ['question', `${capitalize(topic)}: what do you need?`],
      ['plain', `${five}. And two more things.`],
    ],
    [
      'the first thing you use',
      'what the first one does for you',
      'the second thing you use',
      'what the second one does for you',
      'the third thing you use',
    ],
    'Which of the three do you have? Tell me in the comments.',
  ),
  fillIn(
    'myth',
    (topic) => `What I believe about ${topic} that others do not`,
    (topic) => [
      ['contradiction', `${five}. I mean it.`],
      ['question', `What do you believe about ${topic}?`],
      ['topic', `My honest opinion on ${topic}.`],
    ],
    [
      'what you believe that others do not',
      'why you answer it that way',
      'one time it happened to you',
      'when the answer is different',
      'what you would tell a beginner',
    ],
    'Do you see it differently? Tell me in the comments.',
  ),
  fillIn(
    'story',
    (topic) => `The sentence about ${topic} that stayed with me`,
    (topic) => [
      ['quote', `“${five}.” I still hear it.`],
      ['topic', `One sentence about ${topic} stayed with me.`],
      ['question', `What did somebody tell you about ${topic}?`],
    ],
    [
      'what somebody told you',
      'where you were',
      'what you did next',
      'how it ended',
      'what you think of it today',
    ],
    'Which sentence stayed with you? Tell me in the comments.',
  ),
  fillIn(
    'question',
    (topic) => `What I would tell a beginner about ${topic}`,
    (topic) => [
      ['topic', `${capitalize(topic)}: this one is for beginners.`],
      ['question', `${capitalize(topic)}: where do you start?`],
      ['plain', `${five}. Start there.`],
    ],
    [
      'what you would tell a beginner',
      'what people get wrong',
      'what you use for it',
      'one time it happened to you',
      'how you can tell it worked',
    ],
    'What are you starting with? Tell me in the comments.',
  ),
  fillIn(
    'story',
    (topic) => `${capitalize(topic)}: the mistake I made`,
    (topic) => [
      ['consequence', `${five}. That was my mistake.`],
      ['topic', `${capitalize(topic)}: a mistake you can skip.`],
      ['question', `${capitalize(topic)}: what went wrong for you?`],
    ],
    [
      'what went wrong',
      'how you noticed',
      'what it led to',
      'what you changed',
      'what you think of it today',
    ],
    'What was yours? Tell me in the comments.',
  ),
  fillIn(
    'before-after',
    (topic) => `${capitalize(topic)}: what I changed, and why`,
    (topic) => [
      ['contradiction', `${five}. I changed that.`],
      ['topic', `${capitalize(topic)}: one thing I changed.`],
      ['question', `${capitalize(topic)}: would you change this?`],
    ],
    [
      'what you changed',
      'what it was like before',
      'how you noticed',
      'what it is like now',
      'when the answer is different',
    ],
    'Would you change it too? Tell me in the comments.',
  ),
  fillIn(
    'proof',
    (topic) => `${capitalize(topic)}: how I can tell it worked`,
    (topic) => [
      ['number', `${five}. That is how I can tell.`],
      ['question', `${capitalize(topic)}: how can you tell it worked?`],
      ['topic', `${capitalize(topic)}: the sign I look for.`],
    ],
    [
      'how you can tell it worked',
      'how you noticed',
      'what people get wrong',
      'one time it happened to you',
      'what you would tell a beginner',
    ],
    'Which sign do you look for? Tell me in the comments.',
  ),
  fillIn(
    'list',
    (topic) => `3 things I know about ${topic}`,
    (topic) => [
      ['topic', `Three things I know about ${topic}.`],
      ['question', `What do you know about ${topic}?`],
      ['plain', `${five}. And two more.`],
    ],
    ['number one', 'an example of number one', 'number two', 'an example of number two', 'number three'],
    'What would be your number four? Tell me in the comments.',
  ),
]
