// What other rooms may ask of devices that sign.
export { checkMandate, recordMandate, signPayPassword, type CheckedMandate } from './mandates.ts';
export { forgetDevices } from './device.sql.ts';
