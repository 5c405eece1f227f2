import { Bookmark } from 'lucide-react';
import { IconButton } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import { PHONE, useMediaQuery } from '../../../ui/use-media-query';
import { type SavedViewsInput, useSavedViews } from './use-saved-views';
import { ViewMenu, type ViewMenuProps } from './ViewMenu';

type ViewMenusProps = Omit<ViewMenuProps, 'saved'> & { saved: SavedViewsInput };

/** What is shown and how, and the names it is kept under. On a phone both are one menu: the chips need the width. */
export function ViewMenus({ saved, ...view }: ViewMenusProps) {
  const phone = useMediaQuery(PHONE);
  const { items, dialog } = useSavedViews(saved);
  return (
    <>
      {!phone && (
        <Menu trigger={<IconButton label="Saved views" icon={Bookmark} />} items={items} />
      )}
      <ViewMenu {...view} saved={phone ? items : []} />
      {dialog}
    </>
  );
}
