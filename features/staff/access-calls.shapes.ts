// The calls about one's own access, by the side of the console that a person is on.
import type { Endpoint } from '#domain/wire/endpoint.ts';
import * as own from './account.contract.ts';
import * as supplier from './supplier-account.shapes.ts';

type AccessCall =
  | 'myAccess'
  | 'endConsoleSessions'
  | 'changeConsolePassword'
  | 'proveFactor'
  | 'provePasskeyBegin'
  | 'beginApp'
  | 'confirmApp'
  | 'beginPasskey'
  | 'addPasskey'
  | 'removeFactor'
  | 'renewConsoleCodes';

export type AccessCalls = {
  readonly [K in AccessCall]: Endpoint<
    (typeof own)[K]['input'],
    (typeof own)[K]['output'],
    'operator' | 'supplier'
  >;
};

export const operatorAccessCalls: AccessCalls = own;

export const supplierAccessCalls: AccessCalls = {
  myAccess: supplier.supplierAccess,
  endConsoleSessions: supplier.endSupplierSessions,
  changeConsolePassword: supplier.changeSupplierPassword,
  proveFactor: supplier.proveSupplierFactor,
  provePasskeyBegin: supplier.proveSupplierPasskeyBegin,
  beginApp: supplier.beginSupplierApp,
  confirmApp: supplier.confirmSupplierApp,
  beginPasskey: supplier.beginSupplierPasskey,
  addPasskey: supplier.addSupplierPasskey,
  removeFactor: supplier.removeSupplierFactor,
  renewConsoleCodes: supplier.renewSupplierCodes,
};
