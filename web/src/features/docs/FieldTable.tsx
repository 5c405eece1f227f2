import type { SchemaField } from './schema-fields';

type FieldTableProps = { title: string; fields: readonly SchemaField[] };

/** The fields of a request or an answer. */
export function FieldTable({ title, fields }: FieldTableProps) {
  return (
    <div className="mt-4 overflow-x-auto">
      <table className="w-full text-13 sm:table-fixed">
        <caption className="pb-1 text-left text-12 font-medium text-ink-3">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, place, type, required }) => (
            <tr key={`${place}:${name}`} className="border-t border-hairline align-baseline">
              <th scope="row" className="w-3/5 py-1.5 pr-4 text-left font-normal sm:w-64">
                <code className="font-mono text-12">{name}</code>
                {place !== '' && <span className="ml-2 text-12 text-ink-3">{place}</span>}
                {!required && <span className="ml-2 text-12 text-ink-3">optional</span>}
              </th>
              <td className="py-1.5 text-ink-2">{type}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
