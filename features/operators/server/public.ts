// What other rooms may ask about the people of the console.
export { enterOperator, makeOperator } from './operators.ts';
export { findOperator as operatorOf } from './operators.sql.ts';
