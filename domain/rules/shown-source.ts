import type { SourceChoice } from './source-config';

/**
 * What identifies a source, without its secrets. Of a connection string only scheme, user, host and database are
 * shown; if its form does not clearly separate these from a password, only the scheme.
 */
export function shownSource({ type, config }: SourceChoice): Record<string, string> {
  switch (type) {
    case 'google_drive':
      return { folder_id: config.folder_id };
    case 'aws_s3':
      return {
        bucket_name: config.bucket_name,
        ...(config.folder_path && { folder_path: config.folder_path }),
      };
    case 'database':
      return { connection: shownConnection(config.connection_string), query: config.query };
  }
}

const FORM =
  /^([a-z]+):\/\/(?:([^:@/?#\s]+)(?::[^:@/?#\s]*)?@)(\[[0-9a-f:.]+\]|[^:@/?#[\]\s]+)(?::\d+)?\/([^/?#\s]*)(?:\?[^?#\s]*)?$/i;

function shownConnection(connectionString: string): string {
  const text = connectionString.trim();
  const [, scheme, user, host, database] = FORM.exec(text) ?? [];
  if (user && host) return `${scheme}://${user}@${host}/${database}`;
  const [, bare] = /^([a-z]{1,20}):\/\//i.exec(text) ?? [];
  return bare ? `${bare}://…` : '…';
}
