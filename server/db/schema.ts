export * from './schema/accounts';
export * from './schema/batches';
export * from './schema/system';
