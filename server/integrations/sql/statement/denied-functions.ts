import type { Engine } from '../target';

/**
 * Functions that do more than compute: they wait, lock, write, change settings, end other people's work, read server
 * files, reach other machines or run text as a statement.
 */
const DENIED: Record<Engine, readonly RegExp[]> = {
  postgres: [
    /^pg_/,
    /^(?:lo_|loread$|lowrite$)/,
    /^(?:dblink|http|postgres_fdw_)/,
    /^(?:set_config|nextval|setval|copy)$/,
    /^(?:query|table|schema|database|cursor)_to_(?:xml|json)/,
    /^(?:ts_stat|ts_rewrite|crosstab.*|connectby|normal_rand|exec|eval)$/,
    /^(?:txid|binary_upgrade)_/,
    /^aws_|^(?:lambda|invoke)$/,
  ],
  mysql: [
    /^(?:sleep|benchmark|load_file)$/,
    /^(?:get_lock|release_lock|release_all_locks|is_free_lock|is_used_lock)$/,
    /^(?:service_(?:get|release)|keyring|group_replication|asynchronous_connection_failover)_/,
    /^(?:master|source)_(?:pos|gtid)_wait$/,
    /^wait_(?:for|until)_/,
    /^(?:nextval|setval|lastval)$/,
    /^sys_(?:exec|eval|get|set)$/,
  ],
};

/** The functions of pg_ that only tell how large or of what kind a value is. */
const HARMLESS = new Set([
  'pg_typeof',
  'pg_column_size',
  'pg_size_pretty',
  'pg_total_relation_size',
  'pg_table_size',
  'pg_relation_size',
  'pg_get_viewdef',
]);

/** Whether a query may not call a function. */
export function isDenied(name: string, engine: Engine): boolean {
  return !HARMLESS.has(name) && DENIED[engine].some((form) => form.test(name));
}
