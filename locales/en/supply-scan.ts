// Words of a supplier at the packing table: papers, steps and scanning.

export const papersWords = {
  title: 'Print',
  labels: 'Labels (PDF)',
  pick_list: 'Pick list (PDF)',
  packing_slips: 'Packing slips (PDF)',
  for_selected: '{count, plural, one {For the selected parcel.} other {For the # selected parcels.}}',
  for_shown: 'For the parcels on this page. Select some to print only those, {max, number} at most.',
  too_many: 'A file holds up to {max, number} parcels. Select fewer.',
  saved: '{pages, plural, one {Saved: # page.} other {Saved: # pages.}}',
};

export const workTabWords = {
  tabs: 'Parts of dispatch',
  tab: { parcels: 'Parcels', tracking: 'Tracking file', keys: 'API keys' },
  step_at: '{step} {time}',
};

export const stepWords = { picked: 'Picked', packed: 'Packed', handed_over: 'Handed over' };

export const scanWords = {
  title: 'Scan',
  lead: 'Choose what you are doing, then scan one label after another. Nothing here ships a parcel: the carrier’s first scan does.',
  doing: 'What are you doing?',
  picking: 'Picking',
  packing: 'Packing',
  handing: 'Handing over',
  picking_hint: 'Products are off the shelf',
  packing_hint: 'The box is closed',
  handing_hint: 'The carrier takes the parcel',
  code: 'Code of the parcel',
  code_hint:
    'A scanner types it here. By hand: the parcel’s number, such as 9GX2K-104.1, or its tracking number.',
  code_missing: 'Scan or type a code first.',
  mark: 'Mark',
  camera_on: 'Use the camera',
  camera_off: 'Stop the camera',
  camera: 'Picture of the camera',
  camera_wait: 'Hold the code up to the camera.',
  camera_refused:
    'The camera could not be opened. Allow it for this page in the browser’s settings, or type the code.',
  camera_missing: 'This browser gives this page no camera. Use a scanner, or type the code.',
  done: '{step}: parcel {number}',
  undone: 'Undone: parcel {number}',
  kept: 'No connection: {code} is kept on this device and sent later.',
  not_found: 'Not found: {code} is none of your parcels. Check the label.',
  several: 'Several of your parcels belong to {code}. Scan the parcel’s own code.',
  undo: 'Undo',
  undo_of: 'Undo the last step of parcel {number}',
  last: 'Last parcel',
  recent: 'Before that',
  none: 'Nothing scanned yet.',
  waiting: '{code}: {step}',
  waiting_undo: '{code}: undo {step}',
  reason: {
    not_labelled: 'This parcel has no label yet. Enter carrier and tracking number under Dispatch first.',
    already_scanned: 'The carrier has this parcel already. There is nothing left to do here.',
    not_to_ship: 'This order was cancelled. Put the products back on the shelf.',
  },
  mode: {
    open: 'Check product by product',
    open_hint: 'Full screen: scan a parcel, then each product in it.',
    title: 'Scan mode',
    close: 'Close scan mode',
    parcel: 'Scan a parcel’s label',
    goods: 'Scan the products of parcel {number}',
    field: 'Scanned code',
    searching: 'Looking for {code}…',
    ticked: '{done, number} of {total, number}',
    counted: '{title}: {done, number} of {total, number}',
    by_hand: 'Count one by hand: {title}',
    wrong: 'Wrong product: {code} does not belong in this parcel. Put it back.',
    too_many: 'Too many: this parcel needs only {total, number} of {code}.',
    complete: 'All products are there. Mark the parcel.',
    mark: '{step}: mark parcel {number}',
    marked: '{step}: parcel {number}. Scan the next one.',
    kept: 'No connection: parcel {number} is kept on this device and sent later. Scan the next one.',
    skip: 'Put this parcel aside',
    keys: 'Enter confirms · Esc puts the parcel aside',
  },
};
