type Press = { onClick: () => void } | { 'aria-disabled': true };

/**
 * What makes a button inert while its press does nothing, such as an undo with no step left. The press that led there has brought
 * the focus, which `disabled` would drop: the user would be back at the top of the page.
 */
export function inertUnless(possible: boolean, onClick: () => void): Press {
  return possible ? { onClick } : { 'aria-disabled': true };
}
