import { Dropzone } from '../../ui/Dropzone';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { Range } from '../../ui/Range';
import { WordsField } from '../../ui/rubric/WordsField';
import { SearchBox } from '../../ui/SearchBox';
import { Select } from '../../ui/Select';
import { TextArea } from '../../ui/TextArea';
import type { Exhibit } from '../exhibit';
import { Held } from '../Held';

/** What one writes or chooses. */
export const FIELD_EXHIBITS: readonly Exhibit[] = [
  {
    component: 'Field',
    states: [
      { name: 'empty', node: <Field label="Job title" hint="As in the advertisement" /> },
      { name: 'filled', node: <Field label="Job title" defaultValue="Night Porter" /> },
      {
        name: 'wrong',
        node: <Field label="E-mail" error="Please provide a valid email address" />,
      },
      { name: 'disabled', node: <Field label="Plan" defaultValue="Starter" disabled /> },
    ],
  },
  {
    component: 'SearchBox',
    states: [
      {
        name: 'empty',
        node: (
          <SearchBox
            label="Search batches"
            placeholder="Search by job title"
            value=""
            onSearch={() => undefined}
          />
        ),
      },
      {
        name: 'filled, in a narrow card',
        node: (
          <SearchBox
            label="Search questions"
            placeholder="Search"
            value="quota"
            wide
            onSearch={() => undefined}
          />
        ),
      },
    ],
  },
  {
    component: 'PasswordField',
    states: [
      { name: 'empty', node: <PasswordField label="Password" hint="8 or more characters" /> },
      {
        name: 'wrong',
        node: <PasswordField label="Password" error="Must be at least 8 characters long" />,
      },
    ],
  },
  {
    component: 'TextArea',
    states: [
      { name: 'empty', node: <TextArea label="Job description" placeholder="Paste it here" /> },
      { name: 'wrong', node: <TextArea label="Job description" error="This field is required" /> },
      { name: 'optional', node: <TextArea label="Notes" hint="Only you see them." optional /> },
    ],
  },
  {
    component: 'WordsField',
    states: [
      {
        name: 'one line',
        node: (
          <WordsField
            label="Words of R1"
            text="Night work"
            maxLength={200}
            lineKey="r1"
            onRename={() => undefined}
          />
        ),
      },
      {
        name: 'as high as its words',
        node: (
          <div className="w-56">
            <WordsField
              label="Words of R2"
              text="Three years at the front desk of a hotel, of which one at night and alone"
              maxLength={200}
              lineKey="r2"
              onRename={() => undefined}
            />
          </div>
        ),
      },
    ],
  },
  {
    component: 'Select',
    states: [
      {
        name: 'at rest',
        node: (
          <Select
            label="Rows per page"
            options={[
              { value: '20', label: '20' },
              { value: '50', label: '50' },
            ]}
            onChoose={() => undefined}
          />
        ),
      },
    ],
  },
  {
    component: 'Range',
    states: [
      {
        name: 'in the middle',
        node: (
          <Held initial={5}>
            {(value, set) => (
              <label htmlFor="exhibit-range">
                Weight
                <Range
                  id="exhibit-range"
                  min={0}
                  max={10}
                  value={value}
                  onChange={set}
                  valueText={`${value} of 10`}
                />
              </label>
            )}
          </Held>
        ),
      },
    ],
  },
  {
    component: 'Dropzone',
    states: [
      {
        name: 'idle',
        node: (
          <Dropzone
            label="Choose a CSV file"
            accept=".csv"
            onChosen={() => undefined}
            onDropped={() => undefined}
          >
            Or drop it here. One row per person, up to 10 MB.
          </Dropzone>
        ),
      },
    ],
  },
];
