type ChartTitleProps = {
  /** What the picture shows, as a sentence. */
  finding: string;
  /** Of how many. */
  count: string;
};

/** The finding of a picture, and of how many it speaks. */
export function ChartTitle({ finding, count }: ChartTitleProps) {
  return (
    <>
      <h3 className="text-13 font-medium text-pretty">{finding}</h3>
      <span className="num block text-12 text-ink-3">{count}</span>
    </>
  );
}
