// A supplier's person has the same access of their own as an operator: sessions, password, second factors.
import type * as z from 'zod/mini';
import { endpoint, type Endpoint } from '#domain/wire/endpoint.ts';
import * as own from './account.contract.ts';

/** The same call for people of suppliers, below `/sup`. */
function toSupplier<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  { method, path, summary, input, output, refuses, security }: Endpoint<I, O>,
  name: string,
): Endpoint<I, O, 'supplier'> {
  const shape = { method, summary, input, output, refuses } as const;
  const told = security === undefined ? {} : { security };
  return endpoint({ ...shape, ...told, name, path: path.replace('/op/', '/sup/'), actor: 'supplier' });
}

export const supplierAccess = toSupplier(own.myAccess, 'supplierAccess');
export const endSupplierSessions = toSupplier(own.endConsoleSessions, 'endSupplierSessions');
export const changeSupplierPassword = toSupplier(own.changeConsolePassword, 'changeSupplierPassword');
export const proveSupplierFactor = toSupplier(own.proveFactor, 'proveSupplierFactor');
export const proveSupplierPasskeyBegin = toSupplier(own.provePasskeyBegin, 'proveSupplierPasskeyBegin');
export const beginSupplierApp = toSupplier(own.beginApp, 'beginSupplierApp');
export const confirmSupplierApp = toSupplier(own.confirmApp, 'confirmSupplierApp');
export const beginSupplierPasskey = toSupplier(own.beginPasskey, 'beginSupplierPasskey');
export const addSupplierPasskey = toSupplier(own.addPasskey, 'addSupplierPasskey');
export const removeSupplierFactor = toSupplier(own.removeFactor, 'removeSupplierFactor');
export const renewSupplierCodes = toSupplier(own.renewConsoleCodes, 'renewSupplierCodes');
