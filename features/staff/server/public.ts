// What other rooms may ask about the people of the console.
export { assertFreshFactor } from './factors.ts';
export { enterByLink, linkFirstOwner } from './links.ts';
export { enterSupplierPerson, giveTestFactor, makeOperator } from './operators.ts';
export { namesOf } from './names.sql.ts';
export { makeJoinLink } from './people.ts';
export { readWaitingChanges } from './people.sql.ts';
export { findOperator as operatorOf, hasOperators } from './operators.sql.ts';
