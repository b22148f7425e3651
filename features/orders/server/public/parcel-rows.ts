// Rows of parcels: read, and labelled by shipping.
export { labelParcelRows, readCountries, readParcels, unlabelParcelRows } from '../parcels.sql.ts';
