import {
  frameRates,
  resolutions,
  videoShapes,
  videoStyles,
  type FrameRate,
  type Resolution,
  type VideoShape,
  type VideoStyle,
} from '../contract/choices.ts'
import { chooseLength, type Length } from '../domain/choose-length.ts'
import { areChanged, saidLines } from './said-lines.ts'

/** What the form's controls hold now, for the estimate and the preview. */
export type FormDraft = {
  prompt: string
  /** What the video of a prompt says, a line each. */
  lines: string
  handle: string
  call_to_action: string
  sound: boolean
  resolution: Resolution
  shape: VideoShape
  style: VideoStyle | null
  length: Length & { fps: FrameRate }
}

// Read from the controls, because a restored draft fills them without React.
export function readForm(form: HTMLFormElement, before: FormDraft, changed: string): FormDraft {
  const values = new FormData(form)
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
  const { length } = before
  const numberOf = (name: string, fallback: number) => Number.parseFloat(text(name)) || fallback
  const fps = frameRates.find((rate) => rate === Number(text('fps'))) ?? length.fps
  const now = {
    seconds: numberOf('seconds', length.seconds),
    num_frames: numberOf('num_frames', length.num_frames),
    fps,
  }
  return {
    prompt: text('prompt'),
    lines: text('lines').replaceAll('\r\n', '\n'),
    handle: text('handle').trim(),
    call_to_action: text('call_to_action').trim(),
    sound: values.has('sound'),
    resolution: oneOf(resolutions, text('resolution')) ?? before.resolution,
    shape: oneOf(videoShapes, text('shape')) ?? before.shape,
    style: oneOf(videoStyles, text('style')) ?? null,
    length: { ...chooseLength(length, now, changed), fps },
  }
}

/** Writes the length into the control that follows, never into the one being typed in. */
export function writeLength(form: HTMLFormElement, { seconds, num_frames: frames, by }: Length): void {
  if (by === 'seconds') setNumber(form, 'num_frames', frames)
  else setNumber(form, 'seconds', seconds)
}

/** Whether the creator chose another length than the text needs. */
export const ownLength = 'own_length'

export const hasOwnLength = (form: HTMLFormElement): boolean => new FormData(form).has(ownLength)

export function setOwnLength(form: HTMLFormElement, isOwn: boolean): void {
  const control = form.elements.namedItem(ownLength)
  if (control instanceof HTMLInputElement) control.checked = isOwn
}

/** The lines follow the prompt until the creator changes them. */
export function followPrompt(form: HTMLFormElement, { prompt, lines }: FormDraft, before: string): string {
  if (areChanged(lines, before)) return lines
  return setLines(form, saidLines(prompt))
}

export function setLines(form: HTMLFormElement, lines: string): string {
  const control = form.elements.namedItem('lines')
  if (control instanceof HTMLTextAreaElement) control.value = lines
  return lines
}

export function setNumber(form: HTMLFormElement, name: string, value: number): void {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLInputElement && Number(control.value) !== value) control.value = String(value)
}

const oneOf = <Choice extends string>(choices: readonly Choice[], value: string): Choice | undefined =>
  choices.find((choice) => choice === value)
