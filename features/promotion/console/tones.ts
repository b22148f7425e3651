export const stateTones = {
  review: 'warn',
  scheduled: 'info',
  active: 'good',
  paused: 'plain',
  ended: 'plain',
  rejected: 'bad',
} as const;
