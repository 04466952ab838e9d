export const profileMessages = {
  incomplete: 'Please fill in all fields before proceeding.',
  failure: 'There was an error saving your profile. Please try again.',
  keptLocally: 'Profile saved locally (database unavailable)',
  loadFailed: 'We couldn’t load your profile',
  loading: 'Loading your creator profile...',
  saved: 'Your profile is saved.',
  changedElsewhere: 'This profile was changed in another tab or on another device.',
  replaceOnPurpose:
    'This profile was changed in another tab or on another device. Save again to replace it with what you see here.',
  newerKept: 'A newer profile was saved on another device, so we kept that one.',
  describeLater: 'Used for your first ideas. You can add it later.',
  unknownField: 'This profile has no such field.',
} as const
