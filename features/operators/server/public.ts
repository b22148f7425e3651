// What other rooms may ask about the people of the console.
export { enterOperator, makeOperator } from './operators.ts';
export { findOperator as operatorOf, hasOperators } from './operators.sql.ts';
