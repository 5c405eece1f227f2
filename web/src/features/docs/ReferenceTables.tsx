import { CALLS_PER_MINUTE } from '@candor/domain/api/headers';
import { Fragment } from 'react';
import { ScrollRegion } from '../../ui/ScrollRegion';
import { errorRows } from './error-remedies';
import { Code, Part } from './Guide';
import { HEADER_WORDS } from './header-words';

/** The headers of answers. */
export function HeadersSection() {
  return (
    <Part id="limits" title="Limits and headers">
      <p>
        Answers to signed-in calls say what the plan allows and what is left, as whole numbers of
        the current period. Besides, an account may make {CALLS_PER_MINUTE} calls a minute, with all
        its keys together, unless the operator of the installation has set another number; what is
        beyond it is answered 429.
      </p>
      <ScrollRegion label="Headers" className="mt-4">
        <table className="w-full text-13">
          <thead className="text-left text-12 text-ink-3">
            <tr>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                Header
              </th>
              <th scope="col" className="py-1.5 font-medium">
                What it says
              </th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(HEADER_WORDS).map(([name, words]) => (
              <tr key={name} className="border-t border-hairline align-baseline">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">
                  <code className="font-mono text-12 text-ink">{name}</code>
                </th>
                <td className="py-1.5">{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Part>
  );
}

/** Every error code with what to do about it. */
export function ErrorsSection() {
  return (
    <Part id="errors" title="Errors and remedies">
      <p>
        An answer outside 2xx is JSON with <Code>detail</Code> for people, <Code>code</Code> for
        programs and <Code>request_id</Code> for us. Codes are a closed list; new versions may add
        fields.
      </p>
      <ScrollRegion label="Errors and remedies" className="mt-4">
        <table className="w-full text-13 sm:min-w-[560px]">
          <thead className="text-left text-12 text-ink-3">
            <tr>
              <th scope="col" className="py-1.5 pr-4 font-medium max-sm:hidden">
                Status
              </th>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                Code
              </th>
              <th scope="col" className="py-1.5 font-medium">
                Remedy
              </th>
            </tr>
          </thead>
          <tbody>
            {errorRows().map(({ code, status, message, remedy }) => (
              <tr
                key={code}
                id={`error-${code}`}
                className="scroll-mt-20 border-t border-hairline align-baseline"
              >
                <td className="num py-2 pr-4 font-medium text-ink max-sm:hidden">{status}</td>
                <th scope="row" className="py-2 pr-4 text-left font-normal max-sm:w-34">
                  <span className="num block font-medium text-ink sm:hidden">{status}</span>
                  <code className="font-mono text-12 text-ink">
                    <Breakable word={code} />
                  </code>
                </th>
                <td className="py-2">
                  <Remedy text={remedy} />
                  <span className="block text-12 text-ink-3">{message}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Part>
  );
}

/** A word of a program that may break after its lines, which a phone has no room for otherwise. */
function Breakable({ word }: { word: string }) {
  return word.split('_').map((piece, index) => (
    <Fragment key={piece}>
      {index > 0 && (
        <>
          _<wbr />
        </>
      )}
      {piece}
    </Fragment>
  ));
}

/** A sentence in which words of a program stand between backticks. */
function Remedy({ text }: { text: string }) {
  return text
    .split('`')
    .map((piece, index) => (index % 2 === 1 ? <Code key={piece}>{piece}</Code> : piece));
}
