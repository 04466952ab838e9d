export { AccountMenu } from './web/account-menu.tsx'
export { RequireAccess } from './web/require-access.tsx'
export { useSession } from './web/session.ts'
export { SignInSurroundings } from './web/sign-in-surroundings.ts'
