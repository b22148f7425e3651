// Calls of customers.
import {
  addCustomerNote,
  deleteCustomerNote,
  listCustomers,
  readCustomer,
  setCustomerTags,
} from '#features/customers/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { changeTags, removeNote, showCustomer, showCustomers, writeNote } from './customers.ts';

export function customerRoutes(registry: Registry): void {
  handle(registry, listCustomers, (act) => showCustomers(act, act.input));
  handle(registry, readCustomer, (act) => showCustomer(act, act.input));
  handle(registry, addCustomerNote, (act) => writeNote(act, act.input));
  handle(registry, deleteCustomerNote, (act) => removeNote(act, act.input));
  handle(registry, setCustomerTags, (act) => changeTags(act, act.input));
}
