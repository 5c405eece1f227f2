/**
 * Settings of the embedded server: small, local, durable. A server for one product on one machine needs few connections
 * and little shared memory; parallel plans, I/O workers and replication would only add processes.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  max_connections: '60',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  temp_buffers: '2MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  wal_buffers: '1MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum_max_workers: '1',
  io_method: 'sync',
  jit: 'off',
  huge_pages: 'off',
  log_checkpoints: 'off',
  fsync: 'on',
};

/** A server whose data may be lost with the machine: for tests only. */
const THROWAWAY: Readonly<Record<string, string>> = {
  ...SETTINGS,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** The settings as command line arguments of `postgres`; those of the caller's own win. */
export function settingArguments(options: {
  throwaway: boolean;
  socketFolder: string;
  own?: Readonly<Record<string, string>>;
}): string[] {
  const socket = { unix_socket_directories: options.socketFolder };
  const settings = { ...(options.throwaway ? THROWAWAY : SETTINGS), ...socket, ...options.own };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
