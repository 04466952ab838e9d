/** The configuration shared by all servers under test. */
export const commonEnvironment = {
  AUTH_SECRET: 'a secret that only tests know, long enough',
  LOG_LEVEL: 'silent',
  ADMIN_PASSWORD: 'admin-password',
  ASSOCIATE_PASSWORD: 'associate-password',
}
