import { endpoints } from '@candor/domain/api/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { DocumentationPage } from '../features/docs/DocumentationPage';

/** The documentation of the API as the markup of its root element. It needs no script. */
export function renderDocumentation(): string {
  return renderToStaticMarkup(<DocumentationPage endpoints={endpoints} />);
}
