/** How notifications reach somebody who does not look: devices that are called, and mail. */
export const reach = {
  waysNote:
    'Push calls the devices that you turn on below, and e-mail goes to your confirmed address. Without one of them, these choices wait.',
  push: {
    title: 'Push on this device',
    lead: 'Your phone or computer tells you when something happens, also while the app is closed.',
    on: 'This device is called.',
    off: 'This device is not called.',
    turnOn: 'Call this device',
    turnOff: 'Stop calling this device',
    turnedOn: 'This device is called from now on.',
    turnedOff: 'This device is not called any more.',
    test: 'Try it out',
    tested:
      '{count, plural, one {A test is on its way to # device.} other {A test is on its way to # devices.}}',
    none: 'This browser cannot be called. Please open the app in another one.',
    blocked:
      'You have told this browser that the app may not call you. Please allow notifications for this page in the settings of the browser, and come back.',
    installTitle: 'Put the app on your home screen first',
    install:
      'This device calls only for apps on its home screen. Press the browser’s share button, choose “Add to Home Screen”, open the app from there and come back to this page.',
    failed: 'This browser did not allow it, or its push service is away. Please try again later.',
    details: 'Show details on the locked screen',
    detailsHint:
      'Order numbers and amounts are then readable for anybody who sees your screen. Without this, it only says that something has happened.',
  },
  devices: {
    title: 'Devices that are called',
    none: 'No device is called yet.',
    unnamed: 'A browser without a name',
    here: 'This device',
    added: 'Since',
    last: 'Last called',
    end: 'Stop calling it',
    endTitle: 'Stop calling this device?',
    endDetail: '{name} is not called any more. Somebody has to turn it on again on the device itself.',
    ended: 'The device is not called any more.',
    state: {
      on: 'Called',
      failing: 'Cannot be reached at the moment',
      ended: 'Not called any more',
    },
    why: {
      person: 'You have ended it.',
      moved:
        'Somebody else has turned it on for themselves in the same browser, or you have turned it on anew.',
      gone: 'The browser does not let itself be called any more. Turn it on again on the device.',
      refused: 'Its push service is at an address that we may not reach.',
      signed_out: 'It was signed out.',
    },
  },
  mail: {
    title: 'E-mail',
    none: 'You have not told us an address yet. Add it to your profile, then confirm it here.',
    toProfile: 'Add an address',
    confirmed: 'Mails go to {address}.',
    unconfirmed: 'Nothing is sent to {address} before you confirm that it is yours.',
    send: 'Send me a code',
    sent: 'A code is on its way to {address}. It counts until {time}.',
    again: 'Send another code',
    code: 'Code from the mail',
    confirm: 'Confirm the address',
    done: 'Your address is confirmed.',
    typed: 'Please enter the six digits from the mail.',
  },
  digest: {
    title: 'Summary by e-mail',
    lead: 'What you have not read yet, in one mail. Nothing comes where you have read everything.',
    every: 'How often',
    off: 'Never',
    daily: 'Every day',
    weekly: 'Every Monday',
    hour: 'At what time',
    save: 'Save the summary',
    saved: 'The summary is saved.',
    next: 'The next one comes on {time}.',
    needsMail: 'It begins once your address is confirmed.',
  },
  offer: {
    title: 'Your first order is here',
    detail:
      'Orders confirm themselves and returns have deadlines. May this device call you, so that you miss none? You can turn it off at any time.',
    yes: 'Call this device',
    later: 'Not now',
    install: 'Show me how',
  },
  channel: {
    /** Such as "Push: sent". */
    told: '{way}: {state}',
    push: 'Push',
    email: 'E-mail',
    delivered: 'sent',
    waiting: 'on its way',
    unneeded: 'not needed, you had read it',
    failed: 'could not be sent',
  },
};
