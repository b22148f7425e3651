/** Its subject is the checkout that was left. */
export const reminderTimer = 'reminder.send';

/** Work of the platform, once a day. */
export const reminderPurgeTimer = 'house.purge-reminders';
