export * from './appearance';
export * from './behavior';
export * from './install';
export * from './integrations';
export * from './operating-hours';
export * from './question-groups';
export * from './saved-replies';
export * from './triggers';
