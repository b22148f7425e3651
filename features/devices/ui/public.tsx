// What other features' screens show of devices that sign.
export { SignHelp } from './SignHelp.tsx';
export { SignOffer } from './SignOffer.tsx';
