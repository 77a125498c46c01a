"""`python -m tricity` is `tricity`."""

from tricity.cli import main

if __name__ == "__main__":
    main()
