import { buttonNames, type ButtonName } from '../contract/button-names.ts'

/** The label of a known name, otherwise the name itself, which is the button's text. */
export const buttonLabel = (name: string): string =>
  Object.hasOwn(buttonNames, name) ? buttonNames[name as ButtonName] : name
