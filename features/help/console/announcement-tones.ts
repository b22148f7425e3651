// How pressing a state of an announcement looks.
export const announcementTones = {
  draft: 'plain',
  proposed: 'warn',
  approved: 'info',
  telling: 'info',
  told: 'good',
  dropped: 'plain',
} as const;
