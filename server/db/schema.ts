export * from './schema/accounts';
export * from './schema/audit';
export * from './schema/batches';
export * from './schema/contact';
export * from './schema/health';
export * from './schema/notices';
export * from './schema/reviews';
export * from './schema/system';
