/** Of the package; its manifest says the same, which a test holds. */
export const version = '0.1.0';
