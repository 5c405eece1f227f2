import type { ConnectedType, SourceStatus } from '@candor/domain/model/source';
import type { ReactNode } from 'react';
import { CopyButton } from '../ui/CopyButton';

type Status = { identity: string | null; proofFile: string };

const STEPS: Record<ConnectedType, (status: Status) => ReactNode[]> = {
  google_drive: ({ identity, proofFile }) => [
    <>
      Share the folder with <Copied text={identity ?? ''} what="the address" /> as Viewer.
    </>,
    <>
      Put an empty file named <Copied text={proofFile} what="the file name" /> into it: it shows
      that the folder is yours.
    </>,
  ],
  aws_s3: ({ identity, proofFile }) => [
    <>
      Let <Copied text={identity ?? ''} what="who reads" /> list the bucket (s3:ListBucket) and read
      its objects (s3:GetObject).
    </>,
    <>
      Put an empty object named <Copied text={proofFile} what="the file name" /> directly into the
      folder path: it shows that the bucket is yours.
    </>,
  ],
  database: () => [
    <>Use a role that may only read. Candor refuses one that could change anything.</>,
    <>
      PostgreSQL, MySQL and MariaDB:{' '}
      <Code>
        postgresql://reader:password@
        <wbr />
        db.example.com/hr
      </Code>
    </>,
  ],
};

/** What has to be done outside Candor before a source can be read. */
export function ConnectionSteps({ type, status }: { type: ConnectedType; status: SourceStatus }) {
  const identity = status.connections.find((one) => one.input_type === type)?.identity ?? null;
  const steps = STEPS[type]({ identity, proofFile: status.proof_file_name });
  return (
    <ol className="list-decimal space-y-1 pl-4 text-13 text-ink-2 marker:text-ink-3">
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a type never change places
        <li key={at}>{step}</li>
      ))}
    </ol>
  );
}

function Copied({ text, what }: { text: string; what: string }) {
  return (
    <span className="inline-flex max-w-full items-center align-baseline">
      <Code>{text}</Code>
      {/* The button is higher than a line, and the lines stay as close as those of any text. */}
      <span className="-my-1 pointer-coarse:-mx-2.5 pointer-coarse:-my-3">
        <CopyButton text={text} label={`Copy ${what}`} />
      </span>
    </span>
  );
}

function Code({ children }: { children: ReactNode }) {
  return <code className="font-mono text-12 wrap-anywhere text-ink">{children}</code>;
}
