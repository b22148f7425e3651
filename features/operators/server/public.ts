// What other rooms may ask about the people of the console.
export { assertFreshFactor } from './factors.ts';
export { enterByLink, linkFirstOwner } from './links.ts';
export { enterSupplierPerson, makeOperator } from './operators.ts';
export { findOperator as operatorOf, hasOperators } from './operators.sql.ts';
