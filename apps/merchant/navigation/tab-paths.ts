/** The only addresses with a tab bar (specification, section 2). */
export const tabPaths = ['/shopCenter', '/orderList', '/goodsList', '/wallet'];
